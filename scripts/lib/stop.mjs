/** Ends the script with a message for the user. */
export function stop(message) {
  console.error(`\n${message.trim()}\n`);
  process.exit(1);
}
