import type { Command, CommandName } from '@masque/protocol';
import { refused } from '../../answer.ts';
import type { CommandContext, Changed, CommandRule } from './change.ts';
import { isHost, type TableData, type TableState } from '../data.ts';
import { bet } from './betting.ts';
import * as dealing from './dealing.ts';
import * as door from './door.ts';
import * as hosting from './hosting.ts';
import * as mastering from './mastering.ts';
import * as moderation from './moderation.ts';
import * as returning from './returning.ts';
import * as seating from './seating.ts';
import * as standIn from './stand-in.ts';
import { viewerOf } from '../views/viewer.ts';

/** When a command may be given, who may give it, and what it does. */
interface CommandDefinition<C extends CommandName> {
  readonly when: readonly TableState[];
  readonly host?: true;
  readonly rule: CommandRule<C>;
}

const LOBBY = ['lobby'] as const;
const PLAYING = ['playing'] as const;
const OVER = ['over'] as const;
const ALWAYS = ['lobby', 'playing', 'over'] as const;

const commands: { readonly [C in CommandName]: CommandDefinition<C> } = {
  knock: { when: LOBBY, rule: door.knock },
  letIn: { when: LOBBY, host: true, rule: door.letIn },
  wasHere: { when: ALWAYS, rule: returning.wasHere },
  giveBack: { when: ALWAYS, host: true, rule: returning.giveBack },
  sit: { when: LOBBY, rule: seating.sit },
  stand: { when: ['lobby', 'over'], rule: seating.stand },
  ready: { when: LOBBY, rule: seating.ready },
  rename: { when: ALWAYS, rule: seating.rename },
  seats: { when: LOBBY, host: true, rule: seating.seats },
  bot: { when: LOBBY, host: true, rule: seating.bot },
  clear: { when: ['lobby', 'over'], host: true, rule: seating.clear },
  handOver: { when: ALWAYS, host: true, rule: hosting.handOver },
  options: { when: LOBBY, host: true, rule: hosting.options },
  settings: { when: ALWAYS, host: true, rule: door.settings },
  game: { when: LOBBY, host: true, rule: hosting.game },
  master: { when: LOBBY, host: true, rule: mastering.master },
  seal: { when: ['lobby', 'over'], rule: dealing.seal },
  reveal: { when: ALWAYS, rule: dealing.reveal },
  tell: { when: LOBBY, host: true, rule: hosting.tell },
  start: { when: LOBBY, host: true, rule: hosting.start },
  rematch: { when: OVER, host: true, rule: hosting.rematch },
  lobby: { when: OVER, host: true, rule: hosting.lobby },
  close: { when: PLAYING, host: true, rule: hosting.close },
  replaceByBot: { when: PLAYING, rule: standIn.replaceByBot },
  remove: { when: PLAYING, host: true, rule: standIn.remove },
  takeBack: { when: PLAYING, rule: standIn.takeBack },
  pause: { when: PLAYING, rule: mastering.pause },
  resume: { when: PLAYING, rule: mastering.resume },
  moreTime: { when: PLAYING, rule: mastering.moreTime },
  goOn: {
    when: PLAYING,
    rule: mastering.goOn((data, { session, person }) => viewerOf(data, session, person)),
  },
  takeMovesBack: { when: PLAYING, rule: mastering.takeMovesBack },
  bet: { when: PLAYING, rule: bet },
  say: { when: ALWAYS, rule: moderation.say },
  unsay: { when: ALWAYS, rule: moderation.unsay },
  mute: { when: ALWAYS, rule: moderation.mute },
  leave: { when: PLAYING, rule: standIn.leave },
};

/** The table after a command. Pure: the given table is not modified. */
export function applyCommand(data: TableData, command: Command, context: CommandContext): Changed {
  const { when, host, rule } = commands[command.do] as CommandDefinition<CommandName>;
  if (host && !isHost(data, context.person.id)) return refused('not_host');
  if (!when.includes(context.state)) return refused('not_now');
  return (rule as CommandRule<CommandName>)(data, command, context);
}
