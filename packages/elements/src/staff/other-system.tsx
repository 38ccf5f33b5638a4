import { useLocale } from '@careline/ui/messages';
import { EmptyState } from '@careline/ui/primitives/empty-state';
import { sourceWords } from '../view/source-words.ts';

/** Shown by an element that a session with the records of another system has nothing for. */
export function OtherSystem() {
  return <EmptyState icon="info" title={sourceWords('source-no-data', useLocale()) ?? ''} />;
}
