import { createRequire } from 'node:module';

/** Its package.json has no exports map, so that Node finds its entries by require alone. */
export const require = createRequire(import.meta.url);
const { PlayerView } = require('boardgame.io/core');

export const SEATS = 8;

/** Eight people vote, again and again; undo is off, since it costs. */
export const vote = {
  name: 'vote',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  setup: () => ({
    round: 0,
    votes: 0,
    secret: {},
    players: Object.fromEntries(Array.from({ length: SEATS }, (_, seat) => [seat, { role: 'wolf', vote: -1 }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    activePlayers: { all: 'vote' },
    stages: {
      vote: {
        moves: {
          vote: {
            move: ({ G, playerID }, choice) => {
              G.players[playerID].vote = choice;
              if (++G.votes % SEATS === 0) G.round++;
            },
            ignoreStaleStateID: true,
            client: false,
            noLimit: true,
          },
        },
      },
    },
  },
};
