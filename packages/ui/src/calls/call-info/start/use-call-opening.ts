import {
  type CallOpening,
  type CallOpeningOptions,
  createCallOpening,
} from '@careline/core/internal/calls/session';
import { useEffect, useRef, useState } from 'react';

/** One opening for as long as the component is mounted: give it a key of everything that is asked for. */
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
