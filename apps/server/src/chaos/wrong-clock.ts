/** Loaded into a node before its own code: whoever started it sets its clock. Its timers run well all the same. */
const { now } = Date;
let wrongBy = 0;
Date.now = () => now() + wrongBy;
process.on('message', (it: { readonly wrongBy: number }) => void ({ wrongBy } = it));
process.channel?.unref();
