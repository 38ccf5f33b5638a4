import type { CallMetrics } from '@careline/core/internal/calls/session';
import { type Infant, listInfants } from '@careline/core/internal/patients';
import { type ComponentProps, useState } from 'react';
import { usePatientList } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { LiveRegionProvider, useAnnounce } from '../../primitives/live-region/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useHttp } from '../../provider/index.ts';
import { motherInfantsMessages } from '../care.messages.ts';
import { CareListView } from '../care-list-view.tsx';
import { InfantWeight } from './infant-weight.tsx';
import { LinkInfant } from './link-infant.tsx';
import { UnlinkInfant } from './unlink-infant.tsx';

export interface MotherInfantsProps {
  readonly metrics: CallMetrics;
  /** The mother. Key the widget by her id. */
  readonly vitaId: string;
  readonly mayLink: boolean;
  /** The link to register an infant. If omitted, there is none. */
  readonly registerLink?: Pick<ComponentProps<'a'>, 'href' | 'onClick'>;
}

/** How values of an infant reported on a call are stored, by number of infants. */
const MEANS = ['none', 'one', 'several'] as const;

function useInfants({ vitaId }: MotherInfantsProps) {
  const http = useHttp();
  return usePatientList({
    vitaId,
    endpoint: listInfants,
    async read(signal) {
      const answer = await http.call(listInfants, { query: { vitaId }, signal });
      return { ...answer, data: answer.data.map((infant) => ({ ...infant, id: infant.vitaId })) };
    },
  });
}

interface ItemProps extends MotherInfantsProps {
  readonly infant: Infant;
  readonly reload: () => void;
}

function InfantItem(props: ItemProps) {
  const { infant, mayLink, reload } = props;
  const t = useMessages(motherInfantsMessages);
  const [ending, setEnding] = useState(false);
  const { name, age, gender, born, uhid } = usePatientIdentity()(infant);
  return (
    <>
      <h3 className="wrap-anywhere font-medium">
        <bdi translate="no">{name}</bdi>
      </h3>
      <p className="text-muted text-xs tabular-nums">
        <Untranslated parts={[uhid]}>{[`${age}, ${gender}`, born, uhid].join(' · ')}</Untranslated>
      </p>
      <InfantWeight {...props} />
      {mayLink && (
        <Button
          size="small"
          variant="quiet"
          aria-label={t('unlinkOf', { name })}
          onClick={() => setEnding(true)}
        >
          {t('unlink')}
        </Button>
      )}
      {ending && <UnlinkInfant {...props} name={name} onDone={reload} onClose={() => setEnding(false)} />}
    </>
  );
}

function Infants(props: MotherInfantsProps) {
  const { vitaId, mayLink, registerLink } = props;
  const t = useMessages(motherInfantsMessages);
  const announce = useAnnounce();
  const { state, refresh } = useInfants(props);
  const count = state.phase === 'ready' ? state.value.length : 0;
  const onLinked = (name: string) => {
    announce(t('linked', { name }));
    refresh();
  };
  return (
    <Card title={t('title')}>
      <div className="flex flex-col items-start gap-4">
        <CareListView
          state={state}
          label={t('title')}
          failed={t('failed')}
          none={t('none')}
          onRetry={refresh}
        >
          {(infant) => <InfantItem {...props} infant={infant} reload={refresh} />}
        </CareListView>
        {count > 0 && <p className="text-muted text-xs">{t(MEANS[Math.min(count, 2)] ?? 'several')}</p>}
        {mayLink && state.phase === 'ready' && <LinkInfant {...{ vitaId, onLinked }} />}
        {mayLink && registerLink && state.phase === 'ready' && (
          <a className={buttonClass({ variant: 'quiet', size: 'small' })} {...registerLink}>
            {t('register')}
          </a>
        )}
      </div>
    </Card>
  );
}

/** A mother's infants: names, weights, and links to their patient records. */
export function MotherInfants(props: MotherInfantsProps) {
  return (
    <LiveRegionProvider>
      <Infants {...props} />
    </LiveRegionProvider>
  );
}
