import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { useEffectEvent } from '../../primitives/effect-event/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import type { CodeScanner } from './code-scanner.ts';
import { patientCameraMessages } from './patient-camera.messages.ts';

export interface CameraPanelProps {
  readonly scanner: CodeScanner;
  /** Called with the first code seen, exactly as printed on the card. */
  readonly onCode: (code: string) => void;
  readonly onCancel: () => void;
}

type Fault = 'refused' | 'none' | 'broken';

/** The browser's error names (Media Capture and Streams). */
const FAULTS: Readonly<Record<string, Fault>> = { NotAllowedError: 'refused', NotFoundError: 'none' };

const faultOf = (thrown: unknown): Fault => FAULTS[thrown instanceof Error ? thrown.name : ''] ?? 'broken';

/** Runs the camera only while the panel is mounted. */
function useCamera({ scanner, onCode }: CameraPanelProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [fault, setFault] = useState<Fault>();
  const seen = useEffectEvent((code: string) => onCode(code));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt at the same thing
  useEffect(() => {
    if (!video.current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    scanner.scan(video.current, signal).then(
      (code) => !signal.aborted && seen(code),
      (thrown: unknown) => !signal.aborted && setFault(faultOf(thrown)),
    );
    return () => leaving.abort();
  }, [scanner, attempt]);
  const retry = () => {
    setFault(undefined);
    setAttempt(attempt + 1);
  };
  return { video, fault, retry };
}

/** Shows the camera picture until it contains a code. */
export function CameraPanel(props: CameraPanelProps) {
  const { onCancel } = props;
  const t = useMessages(patientCameraMessages);
  const { video, fault, retry } = useCamera(props);
  const cancel = useRef<HTMLButtonElement>(null);
  const title = useId();
  useEffect(() => cancel.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in
    <div
      role="group"
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      className="flex flex-col items-start gap-3 p-4"
    >
      <p id={title} className="font-semibold">
        {t('title')}
      </p>
      {fault ? (
        <ErrorState title={t('failed')} onRetry={retry}>
          {t(fault)}
        </ErrorState>
      ) : (
        <>
          <p className="text-muted">{t('hint')}</p>
          <video
            ref={video}
            aria-label={t('picture')}
            muted
            playsInline
            className="aspect-video w-full max-w-md rounded-card bg-sunken object-cover"
          />
        </>
      )}
      <Button ref={cancel} onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
