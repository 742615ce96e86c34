/**
 * Loaded into a node before its own code: whoever started it sets its clock. Its timers run well all the same. When whoever
 * started it is gone, however that came about, it goes too.
 */
const { now } = Date;
let wrongBy = 0;
Date.now = () => now() + wrongBy;
process.on('message', (it: { readonly wrongBy: number }) => void ({ wrongBy } = it));
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
