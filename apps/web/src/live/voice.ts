import type { Table } from '@masque/core/table';
import type { Translator } from '@masque/ui';
import type { Narration } from '@masque/ui/speech';
import { html, nothing, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { recall, remember } from '../prefs/storage.ts';

/** A big screen reads by itself; another device only when it is told to. */
type Surface = 'stage' | 'table';

const key = (surface: Surface): string => `voice.${surface}`;

function chosen(surface: Surface): Narration {
  const narration: Narration = { on: surface === 'stage', pace: 'normal', voices: {} };
  try {
    return { ...narration, ...(JSON.parse(recall(key(surface)) ?? '{}') as Partial<Narration>) };
  } catch {
    return narration;
  }
}

/**
 * The voice that reads a table's sentences to the room: loaded with the first sentence; its settings are stored on this
 * device.
 */
export class VoiceView {
  readonly #host: ReactiveControllerHost;
  readonly #surface: Surface;
  #narration: Narration;
  #loading: 'no' | 'yes' | 'done' = 'no';

  constructor(host: ReactiveControllerHost, surface: Surface) {
    this.#host = host;
    this.#surface = surface;
    this.#narration = chosen(surface);
  }

  /** Follows a table, and loads the reader before the first sentence. */
  follow(table: Pick<Table, 'say'> | undefined): void {
    if (table?.say) this.#load();
  }

  /** The reader of a table, if the table has sentences to read; `quiet`: without the notice that voices are missing. */
  draw(
    t: Translator,
    { say }: Pick<Table, 'say'>,
    { slot = '', paused = false, quiet = false }: { slot?: string; paused?: boolean; quiet?: boolean } = {},
  ): TemplateResult | typeof nothing {
    return say && this.#loading === 'done'
      ? html`<mq-narrator
          slot=${slot || nothing}
          .text=${t.msg(say)}
          .narration=${this.#narration}
          ?paused=${paused}
          ?quiet=${quiet}
          @narration=${({ detail }: CustomEvent<Narration>) => this.#remember(detail)}
        ></mq-narrator>`
      : nothing;
  }

  #remember(narration: Narration): void {
    this.#narration = narration;
    remember(key(this.#surface), JSON.stringify(narration));
    this.#host.requestUpdate();
  }

  #load(): void {
    if (this.#loading !== 'no') return;
    this.#loading = 'yes';
    import('@masque/ui/speech').then(
      () => {
        this.#loading = 'done';
        this.#host.requestUpdate();
      },
      // The network failed: requested again with the next sentence.
      () => (this.#loading = 'no'),
    );
  }
}
