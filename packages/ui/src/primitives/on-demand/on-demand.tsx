import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { useMessages } from '../../messages/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { onDemandMessages } from '../primitives.messages.ts';

/** The styles of what comes later, where they come later too: inside an element, whose sheets are its own. */
export interface PartSheets {
  isHere(): boolean;
  /** Rejects where they did not come. */
  bring(): Promise<void>;
}

/** A part is not drawn before they are here. */
export const PartSheetsContext = createContext<PartSheets | undefined>(undefined);

/** Told when a part did not come, such as for the page around an element; the person is told where the part would be. */
export const MissingPartContext = createContext<() => void>(() => undefined);

/** A component whose code comes after that of what it stands in. */
export interface PartOnDemand<Props> {
  (props: Props): ReactNode;
  /** Fetches it ahead, so that it is there when it is needed; a failure is told where it is drawn. */
  preload(): void;
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(onDemandMessages);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <ErrorState title={t('missing')} onRetry={onRetry}>
      {t('missingDo')}
    </ErrorState>
  );
}

/**
 * Once its code is here a part is drawn at once, without a flash of `waiting`. Unlike React's `lazy` it does not remember
 * a failure for ever: the person asks again, and what is around it stays as it is.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): PartOnDemand<Props> {
  let part: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;

  async function bringOnce(): Promise<void> {
    try {
      part = await load();
    } finally {
      coming = undefined;
    }
  }
  const bring = (): Promise<void> => {
    coming ??= bringOnce();
    return coming;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: made once for a part, beside what draws it, as `lazy` is
  function OnDemand(props: Props): ReactNode {
    const reportMissing = useContext(MissingPartContext);
    const sheets = useContext(PartSheetsContext);
    const isDressed = sheets?.isHere() ?? true;
    const [attempt, retry] = useReducer((count: number) => count + 1, 0);
    const [state, setState] = useState<'coming' | 'here' | 'missing'>('coming');
    // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
    useEffect(() => {
      if (part && (sheets?.isHere() ?? true)) return;
      let isLeft = false;
      const become = (next: 'here' | 'missing') => {
        if (isLeft) return;
        setState(next);
        if (next === 'missing') reportMissing();
      };
      setState('coming');
      Promise.all([bring(), sheets?.bring()]).then(
        () => become('here'),
        () => become('missing'),
      );
      return () => {
        isLeft = true;
      };
    }, [attempt, reportMissing, sheets]);
    const Part = part;
    if (Part && isDressed) return <Part {...props} />;
    return state === 'missing' ? <Missing onRetry={retry} /> : waiting;
  }

  return Object.assign(OnDemand, {
    preload: () => {
      if (!part) bring().catch(() => undefined);
    },
  });
}
