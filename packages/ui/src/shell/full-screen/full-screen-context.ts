import { createContext, useContext } from 'react';

/** The shell's full-screen mode (specification 2.3), for the page inside it. */
export interface FullScreen {
  readonly fullScreen: boolean;
  /** Another path ends it too: the mode belongs to the page that asked for it. */
  readonly setFullScreen: (on: boolean) => void;
}

/** Outside a shell there are no bars to hide. */
const NO_SHELL: FullScreen = { fullScreen: false, setFullScreen: () => undefined };

const FullScreenContext = createContext<FullScreen>(NO_SHELL);

export const FullScreenProvider = FullScreenContext.Provider;

/** Whether the bars and the menu are hidden, and how a page hides them and shows them again. */
export function useFullScreen(): FullScreen {
  return useContext(FullScreenContext);
}
