import type { OxygenTarget as Target } from '@careline/core/internal/clinical';
import { useState } from 'react';
import { useDateText } from '../../forms/form-renderer/index.ts';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { oxygenTargetMessages } from '../care.messages.ts';
import { EndOxygenTarget } from './end-oxygen-target.tsx';
import { SetOxygenTarget } from './set-oxygen-target.tsx';

export interface OxygenTargetProps {
  /** The patient. Key the widget by this id. */
  readonly vitaId: string;
  /** The targets from the patient's facts, including ended ones. */
  readonly targets: readonly Target[];
  readonly mayChange: boolean;
  /** The server has stored a change, so readings must be judged again. */
  readonly onChanged: () => void;
}

function Holding({ target }: { readonly target: Target }) {
  const dateText = useDateText();
  const t = useMessages(oxygenTargetMessages);
  return (
    <>
      <p className="wrap-anywhere font-medium">
        {t('holds', { day: dateText(target.since), prescriber: target.prescriber })}
      </p>
      <p className="text-muted text-xs">{t('means')}</p>
    </>
  );
}

function Earlier({ targets }: Pick<OxygenTargetProps, 'targets'>) {
  const dateText = useDateText();
  const t = useMessages(oxygenTargetMessages);
  return (
    <details className="text-sm">
      <summary className="min-h-control content-center">{t('earlier')}</summary>
      <ul className="list-disc ps-6">
        {targets.map(({ id, since, until = '', prescriber }) => (
          <li key={id ?? since} className="wrap-anywhere">
            {t('ended', { since: dateText(since), until: dateText(until), prescriber })}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Targets(props: OxygenTargetProps) {
  const { vitaId, targets, mayChange, onChanged } = props;
  const t = useMessages(oxygenTargetMessages);
  const announce = useAnnounce();
  const [asking, setAsking] = useState<'set' | 'end'>();
  const holding = targets.find(({ until }) => until === undefined);
  const ended = targets.filter(({ until }) => until !== undefined).toReversed();
  const close = () => setAsking(undefined);
  const done = (notice: 'saved' | 'isEnded') => () => {
    close();
    announce(t(notice));
    onChanged();
  };
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        {holding ? <Holding target={holding} /> : <p className="text-muted">{t('none')}</p>}
        {mayChange && (
          <Button size="small" onClick={() => setAsking(holding ? 'end' : 'set')}>
            {t(holding ? 'end' : 'set')}
          </Button>
        )}
        {ended.length > 0 && <Earlier targets={ended} />}
      </div>
      {asking === 'set' && <SetOxygenTarget {...{ vitaId }} onDone={done('saved')} onClose={close} />}
      {asking === 'end' && holding?.id !== undefined && (
        <EndOxygenTarget {...{ vitaId }} id={holding.id} onDone={done('isEnded')} onClose={close} />
      )}
    </Card>
  );
}

/** The patient's oxygen target, who prescribed it and since when. Authorised users set and end it. */
export function OxygenTarget(props: OxygenTargetProps) {
  return (
    <LiveRegionProvider>
      <Targets {...props} />
    </LiveRegionProvider>
  );
}
