/** What a server in a process of its own tells the benchmark: the port once it listens, and its use of the machine. */
export function report(port) {
  process.on('message', async (what) => {
    if (what === 'cpu') {
      const { user, system } = process.cpuUsage();
      return process.send({ cpu: user + system });
    }
    for (let i = 0; i < 5; i++) {
      globalThis.gc?.();
      await new Promise((done) => setTimeout(done, 100));
    }
    return process.send({ heap: process.memoryUsage().heapUsed });
  });
  process.on('disconnect', () => process.exit());
  process.send({ port });
}

/** One promise that can be kept from outside, again and again: "everybody has seen round n". */
export function rounds(seats) {
  const at = Array.from({ length: seats }, () => 0);
  let wanted = Infinity;
  let resolve = () => {};
  return {
    /** A seat has seen that so many rounds are over. */
    seen(seat, n) {
      at[seat] = n;
      if (n >= wanted && at.every((it) => it >= wanted)) resolve();
    },
    /** Resolves when all seats have seen one round more. */
    next() {
      wanted = Math.min(...at) + 1;
      return new Promise((done) => (resolve = done));
    },
  };
}
