import { answer, api } from './request.ts';

/** Who this device is; somebody new on its first visit. */
export const whoAmI = () => answer(api.me.$get());

/** A code by which another device becomes this person, good for five minutes. */
export const linkDevice = () => answer(api.me.link.$post());

/** Makes this device the person who asked for the code. */
export const takeOver = (code: string) => answer(api.takeover.$post({ json: { code } }));
