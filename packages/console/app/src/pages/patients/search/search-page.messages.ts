import { defineMessages } from '@careline/ui/messages';

export const searchPageMessages = defineMessages('search-page', {
  title: 'Search',
  askLink: 'Ask another facility for a link',
  links: 'Links between facilities',
});
