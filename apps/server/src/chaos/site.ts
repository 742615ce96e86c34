import { Road, type ServiceLink } from './road.ts';

/** Where a node runs, and how it reaches the services it uses. */
export interface Site {
  /** The address at which it listens. */
  readonly host: string;
  /** A command that runs the command after it there. */
  readonly enter: readonly string[];
  /** The services' URLs as they are reached from here. */
  readonly urls: readonly string[];
  /** The connections to each service. */
  readonly lines: readonly ServiceLink[];
  close(): void;
}

/** On this machine like everything else, with a proxy before each service. */
export async function behindProxies(services: readonly string[]): Promise<Site> {
  const lines: Road[] = [];
  for (const it of services) lines.push(await Road.to(it));
  return {
    host: '127.0.0.1',
    enter: [],
    urls: services.map((it, i) => lines[i]!.by(it)),
    lines,
    close() {
      for (const it of lines) it.close();
    },
  };
}
