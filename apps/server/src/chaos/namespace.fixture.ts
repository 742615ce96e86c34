/**
 * Cuts a client in a namespace off from a service and prints, as JSON, what it was sent back at each moment; or, where
 * there are no namespaces, why.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { inNamespace } from './namespace.ts';
import { enterOwnNetwork } from './own-network.ts';

const CLIENT = `
  const socket = require('node:net').connect(process.argv[1], process.argv[2]);
  socket.on('connect', () => process.stdout.write('in,'));
  socket.on('data', (it) => process.stdout.write(it));
  socket.on('error', () => process.stdout.write('error,'));
  process.stdin.on('data', (it) => socket.write(it));
  process.stdin.on('end', () => process.exit());
`;

const why = await enterOwnNetwork();
if (why !== null) {
  console.log(JSON.stringify({ why }));
  process.exit();
}
const service = createServer((socket) => void socket.on('error', () => {}).pipe(socket)).listen(0, '0.0.0.0');
await once(service, 'listening');
const site = await inNamespace(0, [`tcp://127.0.0.1:${(service.address() as AddressInfo).port}`]);
const { hostname, port } = new URL(site.urls[0]!);
const [command, ...args] = [...site.enter, process.execPath, '--eval', CLIENT, port, hostname];
const client = spawn(command!, args, { stdio: ['pipe', 'pipe', 'inherit'] });
let heard = '';
client.stdout.setEncoding('utf8').on('data', (it: string) => (heard += it));
const until = async (text: string): Promise<void> => {
  while (!heard.endsWith(text)) await once(client.stdout, 'data');
};
const [line] = site.lines;
await until('in,');
client.stdin.write('a,');
await until('a,');
line!.block();
client.stdin.write('b,');
await new Promise((done) => setTimeout(done, 500));
const blocked = heard;
line!.open();
await until('b,');
line!.block();
client.stdin.write('c,');
await new Promise((done) => setTimeout(done, 200));
line!.tear();
await until('error,');
line!.open();
await new Promise((done) => setTimeout(done, 500));
console.log(JSON.stringify({ blocked, heard }));
client.stdin.end();
site.close();
process.exit();
