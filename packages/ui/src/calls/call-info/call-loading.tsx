import { useMessages } from '../../messages/index.ts';
import { PatientHeader } from '../../patients/patient-header/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { messages } from './call-info.messages.ts';

export function CallLoading() {
  const t = useMessages(messages);
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <PatientHeader patient={undefined} />
      <div className="grid grid-cols-1 gap-4 @4xl:grid-cols-[minmax(18rem,2fr)_minmax(0,3fr)]">
        <Skeleton shape="card" />
        <Skeleton shape="card" lines={2} />
      </div>
    </div>
  );
}
