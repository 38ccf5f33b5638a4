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
import { Button } from '../button/index.ts';
import { onDemandMessages } from '../primitives.messages.ts';

/** Stylesheets of parts that load later inside an element, which has its own sheets. */
export interface PartSheets {
  isHere(): boolean;
  /** Rejects if they could not be loaded. */
  bring(): Promise<void>;
}

/** A part renders only once its sheets have loaded. */
export const PartSheetsContext = createContext<PartSheets | undefined>(undefined);

/**
 * Called when a part could not be loaded, such as to inform the host page. The user sees a message in place of the
 * part.
 */
export const MissingPartContext = createContext<() => void>(() => undefined);

/** A component whose code loads separately. */
export interface PartOnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads the code early. A failure is reported where the part is rendered. */
  preload(): void;
}

export interface PartFailureProps {
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** An alert in place of a part, with a retry button. Less than an `ErrorState`, because every page loads it. */
export function PartFailure({ children, onRetry }: PartFailureProps) {
  const t = useMessages(onDemandMessages);
  return (
    <div role="alert" part="error" className="flex flex-col items-start gap-2 p-4">
      {children}
      <Button onClick={onRetry}>{t('retry')}</Button>
    </div>
  );
}

function Missing({ onRetry }: { readonly onRetry: () => void }) {
  const t = useMessages(onDemandMessages);
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return (
    <PartFailure onRetry={onRetry}>
      <p className="font-semibold">{t('missing')}</p>
      <p>{t('missingDo')}</p>
    </PartFailure>
  );
}

/**
 * Loads a component on demand. Once its code is here, it renders at once, without a flash of `waiting`. Unlike React's
 * `lazy`, it can be retried after a failure, and its surroundings stay mounted.
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
