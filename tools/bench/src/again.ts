/** How often something is asked. */
const TIMES = 3;

/**
 * Asks a server as `fetch` does, and once more where the line broke before an answer came: a server closes lines on which
 * nothing was asked for some seconds, and on a busy machine a request can be on its way by then. What was asked may have
 * been done nonetheless: a table too many, at which nobody sits.
 *
 * @throws Error that says what was asked and why there is no answer
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
