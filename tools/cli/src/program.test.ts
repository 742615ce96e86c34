import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { masque } from './program.fixture.ts';

const bin = fileURLToPath(new URL('../bin/masque.js', import.meta.url));
const shell = promisify(execFile);

describe('masque', () => {
  test('help lists the commands, and help for each shows examples', async () => {
    const { code, out } = await masque(['help']);
    expect(code).toBe(0);
    const commands = ['serve', 'simulate', 'scenario', 'replay', 'verify'];
    for (const command of commands) {
      expect(out).toMatch(new RegExp(`^ {2}${command} `, 'm'));
      const help = await masque(['help', command]);
      expect(help.code).toBe(0);
      expect(help.out).toMatch(new RegExp(`Examples:\\n {2}masque ${command}\\b`));
    }
  });

  test('a file that cannot be written is reported in words', async () => {
    const file = '/nowhere/at/all.json';
    expect(await masque(['simulate', 'coup', '--bots', 'random', '--table', file])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^Cannot use \/nowhere\/at\/all\.json: .*no such file/),
    });
  });

  test('lists the games', async () => {
    expect((await masque(['games'])).out).toMatch(/^coup +Coup, 2 to 10 seats, bots: easy, normal, hard$/m);
  });

  test('a game is named by its id, or by its folder or module, as its author has it', async () => {
    const folder = fileURLToPath(new URL('../../../games/night-ferry', import.meta.url));
    for (const game of [folder, `${folder}/src/index.ts`])
      expect(await masque(['simulate', game, '-n', '1', '--json'])).toMatchObject({
        code: 0,
        out: expect.stringContaining('"game":"night-ferry"'),
      });
    expect(await masque(['chart', './nowhere'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^There is no game at/),
    });
    expect(await masque(['chart', 'nowhere'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('Available: coup'),
    });
  });

  test('a further game that cannot be loaded is named, without a stack', async () => {
    vi.stubEnv('MASQUE_GAMES', '@nobody/has-this');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, err } = await masque(['games']);
    expect([code, err.trim().split('\n')]).toEqual([1, [expect.stringContaining('npm install @nobody/has-this')]]);
  });

  test('an invalid command line exits with 2 and suggests what was meant', async () => {
    expect(await masque(['simulat', 'coup'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/unknown command 'simulat'.*\n.*simulate/),
    });
    expect(await masque(['simulate'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/missing required argument 'game'/),
    });
    expect(await masque(['simulate', 'coup', '--games', 'many'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/It must be a whole number from 1/),
    });
  });

  test('as a program: output, errors and exit codes', async () => {
    const { stdout, stderr } = await shell(process.execPath, [bin, 'simulate', 'coup', '-n', '3', '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ game: 'coup', games: 3 });
    expect(stderr).toBe('');
    await expect(shell(process.execPath, [bin, 'replay', '/nowhere.json'])).rejects.toMatchObject({
      code: 1,
      stdout: '',
    });
  });

  test('serves until it is stopped', async () => {
    const server = spawn(process.execPath, [
      bin,
      'serve',
      '--port',
      '0',
      '--host',
      '127.0.0.1',
      '--data',
      ':memory:',
      '--log',
      'silent',
    ]);
    let out = '';
    for await (const chunk of server.stdout) {
      out += String(chunk);
      if (/http:\/\/localhost:\d+/.test(out)) break;
    }
    const [url] = /http:\/\/localhost:\d+/.exec(out)!;
    const response = await fetch(`${url}/api/games`);
    expect(response.status).toBe(200);
    server.kill('SIGTERM');
    const [code] = (await once(server, 'exit')) as [number];
    expect(code).toBe(0);
  });
});
