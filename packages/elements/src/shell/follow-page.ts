import { followers, pageSession } from '../session/copies.ts';
import { stateOf } from './element-state.ts';
import { setSession } from './set-session.ts';

/** While it stands in the page, an element that was given no session of its own has the page's; answers how to end it. */
export function followPage(host: HTMLElement): () => void {
  const follow = () => {
    if (!stateOf(host).ownSession) setSession(host, pageSession());
  };
  followers.add(follow);
  follow();
  return () => followers.delete(follow);
}
