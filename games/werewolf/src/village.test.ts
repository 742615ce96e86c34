import { OMNISCIENT, logFor, offersFor, SPECTATOR, tableFor, type Session } from '@masque/core';
import { describe, expect, test } from 'vitest';
import { alive, kinds, phaseOf, play, seenBy, timeout, village, waveId } from './village.fixture.ts';
import type { State } from './state.ts';

describe('deaths', () => {
  test('if cards of the dead stay hidden, all who have just died are asked about the last arrow', () => {
    const dawn = play(
      village('WOL WOL SEE HUN DEV VIL VIL VIL VIL', 'NIGHT', { reveal: false }),
      ['close'],
      ['wolf', 0, 3],
      ['wolf', 1, 3],
      ['devil', 4, 5],
      ['close'],
      ['close'],
      ['close'],
    );
    expect(phaseOf(dawn)).toBe('arrow');
    expect([3, 5].map((seat) => offersFor(dawn, seat).map((it) => it.type))).toEqual([['shoot'], ['shoot']]);
    const shot = play(dawn, ['shoot', 5, 6], ['shoot', 3, 7]);
    expect(alive(timeout(shot))).not.toContain(7);
    expect(alive(shot)).toContain(6);
    expect(JSON.stringify(logFor(shot, SPECTATOR))).not.toContain('hunter');
  });

  test('a Fool’s Lover dies before the game ends, and a Were-Hamster takes the win as the options allow', () => {
    const end = (opts: object) =>
      play(village('WOL WOL SEE FOO THF HAM VIL VIL VIL', 'DAY', { ...opts }), ['lynch', 7, 3, 8, 'yyy-yynnn']).outcome
        ?.winners;
    expect([end({}), end({ hamsterUsurpsFool: true })]).toEqual([
      [3, 4],
      [4, 5],
    ]);
  });

  test('an attacked Were-Hamster joins the pack if the option says so, unless it was guarded', () => {
    const bite = (...more: [string, ...unknown[]][]) => {
      const dawn = play(
        village('WOL WOL SEE BOD HAM VIL VIL VIL VIL', 'NIGHT', { hamsterTurns: true }),
        ['close'],
        ['wolf', 0, 4],
        ['wolf', 1, 4],
        ...more,
        ['close'],
        ['close'],
        ['close'],
      );
      return seenBy(dawn, OMNISCIENT).cards[4];
    };
    expect([bite(), bite(['guard', 3, 4])]).toEqual(['werewolf', 'hamster']);
  });

  test('a player who leaves for good dies at dusk without a shot, and nobody waits for them', () => {
    const gone = play(village('WOL WOL SEE HUN VIL VIL VIL VIL', 'DAY'), ['leave', 3]);
    expect([alive(gone).includes(3), offersFor(gone, 3).length]).toEqual([true, 0]);
    const night = play(gone, ['timeout']);
    expect([phaseOf(night), alive(night).includes(3), kinds(night, SPECTATOR).includes('died.gone')]).toEqual([
      'dusk',
      false,
      true,
    ]);
  });
});

describe('a village in which nobody dies', () => {
  const quiet = (session: Session<State>): Session<State> =>
    play(session, ['timeout'], ['close'], ['close'], ['close'], ['close']);

  test('has to name somebody after three rounds; a tie ends in a draw that those who only survive win', () => {
    const fourth = quiet(quiet(quiet(village('WOL WOL SEE THF HAM VIL VIL VIL VIL', 'DAY', {}, { lovers: [5, 6] }))));
    const last = timeout(fourth);
    expect(phaseOf(last)).toBe('final');
    const drawn = timeout(last);
    expect([drawn.outcome?.side, drawn.outcome?.winners]).toEqual(['draw', [3, 4, 5, 6]]);
    const hanged = timeout(play(last, ['name', 2, 0], ['name', 3, 0], ['name', 5, 2]));
    // As after any lynching, there is time to look at the card.
    expect([alive(hanged).includes(0), phaseOf(hanged)]).toEqual([false, 'verdict']);
    expect(tableFor(hanged, SPECTATOR).scene).toMatchObject({ data: { news: [0], verdict: null } });
    expect(phaseOf(timeout(hanged))).toBe('dusk');
  });
});

describe('the beginning', () => {
  test('the Matchmaker picks in secret, and the Lovers learn only of each other', () => {
    const lovers = play(village('MAT WOL WOL SEE VIL VIL VIL VIL', 'IDENT'), ['ident'], ['match', 0, 0, 3]);
    expect([0, 3, 1].map((seat) => kinds(lovers, seat).includes('fact.lover'))).toEqual([true, true, false]);
    expect(phaseOf(lovers)).toBe('open');
  });

  test('a night before the first day lets the Seer look, and nobody dies', () => {
    const zero = play(village('WOL SEE VIL VIL VIL VIL', 'IDENT', { nightZero: 'seer_only' }), ['ident']);
    expect([waveId(zero), offersFor(zero, 0).length]).toEqual(['vision', 1]);
    const day = play(zero, ['see', 1, 0], ['close']);
    expect([phaseOf(day), alive(day).length, kinds(day, 1).includes('fact.is_wolf.yes')]).toEqual(['open', 6, true]);
  });

  test('the Gravedigger watches a card, and its holder notices', () => {
    const dawn = play(
      village('GRA WOL WOL SEE VIL VIL VIL VIL', 'NIGHT', {}, { grave: 'good' }),
      ['watch', 0, 'SEE'],
      ['close'],
      ['wolf', 1, 4],
      ['wolf', 2, 4],
      ['close'],
      ['close'],
      ['see', 3, 1],
      ['close'],
    );
    const nobody = play(
      village('GRA WOL WOL SEE VIL VIL VIL VIL', 'NIGHT', { skipWaves: true }, { grave: 'good' }),
      ['watch', 0, 'WIT'],
      ['close'],
      ['close'],
      ['close'],
    );
    // It reads what the Seer was told, including a "no", and says so if there was nothing to tell.
    const told = (session: Session<State>) =>
      logFor(session, 0)
        .filter((it) => it.kind === 'fact.watched.acted')
        .map((it) => [it.args?.['told'], it.args?.['chosen']]);
    const watched = (card: string, ...night: [string, ...unknown[]][]) =>
      told(
        play(
          village('GRA WOL WOL SEE BOD WIT SCR VIL VIL VIL', 'NIGHT', {}, { grave: 'good' }),
          ['watch', 0, card],
          ['close'],
          ...night.filter(([op]) => op !== 'see'),
          ['close'],
          ['close'],
          ...night.filter(([op]) => op === 'see'),
          ['close'],
        ),
      );
    expect(told(dawn)).toEqual([['yes', 1]]);
    expect(watched('SEE', ['see', 3, 4])).toEqual([['no', 1]]);
    expect(watched('SEE')).toEqual([['nothing', 0]]);
    expect(watched('BOD', ['guard', 4, 4])).toEqual([['nothing', 1]]);
    expect(watched('WIT', ['wolf', 1, 9], ['wolf', 2, 9])).toEqual([['seats', 0]]);
    expect(watched('WIT')).toEqual([['nobody', 0]]);
    expect(watched('SCR')).toEqual([['nobody', 0]]);
    expect([phaseOf(nobody), kinds(nobody, 0).includes('fact.watched.nobody')]).toEqual(['open', true]);
    expect([
      kinds(dawn, 0).includes('fact.watched.acted'),
      kinds(dawn, 3).includes('fact.watched_by'),
      kinds(dawn, 1).some((it) => it.startsWith('fact.')),
    ]).toEqual([true, true, false]);
  });
});
