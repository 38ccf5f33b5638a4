import { createContext, useContext } from 'react';

/** The shell's full-screen mode (specification 2.3), for the page inside it. */
export interface FullScreen {
  readonly fullScreen: boolean;
  /** The mode also ends on navigation, because it belongs to the page that started it. */
  readonly setFullScreen: (on: boolean) => void;
}

/** Outside a shell there are no bars to hide. */
const NO_SHELL: FullScreen = { fullScreen: false, setFullScreen: () => undefined };

const FullScreenContext = createContext<FullScreen>(NO_SHELL);

export const FullScreenProvider = FullScreenContext.Provider;

/** Returns whether bars and menu are hidden, and a function to change that. */
export function useFullScreen(): FullScreen {
  return useContext(FullScreenContext);
}
