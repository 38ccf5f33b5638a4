import type { TranslationOf } from '../../../messages/index.ts';
import type { messages } from './section-navigation.messages.ts';

export const sectionNavigationHindi: TranslationOf<typeof messages> = {
  name: 'form-renderer/section-navigation',
  sentences: {
    title: 'अनुभाग',
    progress: '{count} में से {answered} शुरू',
    filled: '{asked} में से {answered}',
    problems: { one: '1 सुधारना है', other: '{count} सुधारने हैं' },
    keys: 'Alt+N अगले अनुभाग पर ले जाता है, Alt+P पिछले पर।',
  },
};
