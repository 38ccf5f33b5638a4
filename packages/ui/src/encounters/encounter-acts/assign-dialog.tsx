import { USUAL_MINUTES } from '@careline/core/internal/encounters/consultations';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { type ActDialogProps, ActFrame, useEncounterChange } from './act-frame.tsx';
import { encounterActsMessages } from './encounter-acts.messages.ts';
import { useActWords } from './use-act-words.ts';
import { NOBODY, useCareProviders, WhomToAsk } from './whom-to-ask.tsx';

export function AssignDialog(props: ActDialogProps) {
  const { encounter } = props;
  const t = useMessages(encounterActsMessages);
  const wordsOf = useActWords();
  const work = useEncounterChange(props);
  const providers = useCareProviders();
  const [whom, setWhom] = useState(NOBODY);
  const [asked, setAsked] = useState(false);
  const { careProviderId, careTeamId } = whom;
  const { start, end } = encounter.period;
  const confirm = () => {
    setAsked(true);
    if (careTeamId) void work.change(encounter, { act: 'offer', careTeamId });
    else if (careProviderId) void work.change(encounter, { act: 'assign_care_provider', careProviderId });
  };
  return (
    <ActFrame
      {...props}
      work={work}
      title={t('assignTitle')}
      action={careTeamId ? t('offer') : wordsOf('assign_care_provider')}
      onConfirm={confirm}
    >
      <WhomToAsk
        {...props}
        label={t('provider')}
        required
        placeholder={t('chooseProvider')}
        value={whom}
        onChange={setWhom}
        providers={providers}
        period={{ start, end: end ?? start + USUAL_MINUTES * 60 }}
        error={asked && !careProviderId && !careTeamId ? t('needProvider') : undefined}
        failedText={t('providersFailed')}
        data-autofocus
      />
    </ActFrame>
  );
}
