/**
 * Loaded into a node before its own code, so that the parent process can shift its clock. Timers are not affected. When
 * the parent ends, for whatever reason, so does the node.
 */
const { now } = Date;
let wrongBy = 0;
Date.now = () => now() + wrongBy;
process.on('message', (it: { readonly wrongBy: number }) => void ({ wrongBy } = it));
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
