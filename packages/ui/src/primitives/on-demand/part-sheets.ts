import { createContext } from 'react';

/** The styles of what comes later, where they come later too: inside an element, whose sheets are its own. */
export interface PartSheets {
  isHere(): boolean;
  /** Rejects where they did not come. */
  bring(): Promise<void>;
}

/** A part is not drawn before they are here. */
export const PartSheetsContext = createContext<PartSheets | undefined>(undefined);
