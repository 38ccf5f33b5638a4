import type { TranslationOf } from '../messages/index.ts';
import type { liveMessages } from './live.messages.ts';

export const liveHindi: TranslationOf<typeof liveMessages> = {
  name: 'live',
  sentences: {
    everyMinute: 'लाइव अपडेट रुके हुए हैं। सूची हर मिनट ताज़ा की जाती है।',
    pageEveryMinute: 'लाइव अपडेट रुके हुए हैं। यह पेज हर मिनट ताज़ा किया जाता है।',
    everySeconds: 'लाइव अपडेट रुके हुए हैं। सूची हर {count} सेकंड में ताज़ा की जाती है।',
  },
};
