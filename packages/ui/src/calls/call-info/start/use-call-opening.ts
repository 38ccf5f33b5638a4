import {
  type CallOpening,
  type CallOpeningOptions,
  createCallOpening,
} from '@careline/core/internal/calls/session';
import { useEffect, useRef, useState } from 'react';

/** Creates one opening per mount. Key the component by everything in the options. */
export function useCallOpening(options: CallOpeningOptions): CallOpening | undefined {
  const first = useRef(options);
  const [opening, setOpening] = useState<CallOpening>();
  useEffect(() => {
    const made = createCallOpening(first.current);
    setOpening(made);
    void made.load();
    return () => made.dispose();
  }, []);
  return opening;
}
