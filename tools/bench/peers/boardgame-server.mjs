/** boardgame.io: its own server with its store in memory. */
import { report } from './report.mjs';
import { require, vote } from './boardgame-vote.mjs';

const { Server, Origins } = require('boardgame.io/server');
const server = Server({ games: [vote], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
report(appServer.address().port);
