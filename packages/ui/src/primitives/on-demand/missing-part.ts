import { createContext } from 'react';

/** Told when a part did not come, such as for the page around an element; the person is told where the part would be. */
export const MissingPartContext = createContext<() => void>(() => undefined);
