import { defineMessages } from '@careline/ui/messages';

export const chartsPageMessages = defineMessages('charts-page', {
  title: 'Charts',
});
