/** How often a request is tried. */
const TIMES = 3;

/**
 * Like `fetch`, but retries if the connection breaks before a response arrives: a server closes connections that have
 * been idle for some seconds, and on a busy machine a request may already be on its way. The request may have been
 * carried out nonetheless, and so an extra table opened, at which nobody sits.
 *
 * @throws Error that names the request and says why there is no response
 */
export async function again(url: string | URL | Request, init?: RequestInit): Promise<Response> {
  for (let left = TIMES - 1; ; left--) {
    try {
      return await fetch(url, init);
    } catch (error) {
      if (left > 0) continue;
      const { message, cause } = error as Error;
      const asked = url instanceof Request ? url.url : String(url);
      throw new Error(`${asked} did not answer ${TIMES} times: ${message} (${String(cause)})`, { cause: error });
    }
  }
}
