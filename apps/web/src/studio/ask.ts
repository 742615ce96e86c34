import type { StudioAnswer, StudioCommand, StudioDoc, StudioPromise, StudioSituation } from '@masque/protocol/studio';

async function asked(path: string, body?: unknown): Promise<Response> {
  const response = await fetch(
    `/studio/${path}`,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!response.ok) throw new Error((await response.text()).slice(0, 500));
  return response;
}

/** The requests of the studio's page to its server. */
export const does = {
  do: async (command: StudioCommand) => (await (await asked('do', command)).json()) as StudioAnswer,
  reload: async () => void (await asked('reload', {})),
  test: async () => (await asked('test')).text(),
  file: async () => (await asked('file')).text(),
  situations: async () => (await (await asked('situations')).json()) as StudioSituation[],
  promises: async () => (await (await asked('promises')).json()) as StudioPromise[],
};

/** Calls back with the table, now and after every change. Returns a function that stops it. */
export function follow(listener: (doc: StudioDoc) => void, lost: (gone: boolean) => void): () => void {
  const source = new EventSource('/studio/table');
  source.onmessage = ({ data }: MessageEvent<string>) => {
    lost(false);
    listener(JSON.parse(data) as StudioDoc);
  };
  source.onerror = () => lost(true);
  return () => source.close();
}
