import type { Catalogues } from '../catalogues.ts';

export const directory: Catalogues<'directory'> = {
  directory: {
    status: {
      consulting: 'परामर्श में',
      calling: 'कॉल पर',
      available: 'उपलब्ध',
      away: 'दूर',
      offline: 'ऑफ़लाइन',
    },
    awayReason: {
      busy: 'व्यस्त',
      break: 'विराम पर',
      meeting: 'बैठक में',
      leave: 'छुट्टी पर',
      'outside-hours': 'कार्य समय के बाहर',
      idle: 'पेज बंद है',
    },
    ownStatus: {
      available: 'उपलब्ध',
      busy: 'व्यस्त',
      break: 'विराम पर',
      meeting: 'बैठक में',
    },
    directory: {
      listDoctors: 'चिकित्सकों की सूची देखी गई',
      listLiveStatus: 'चिकित्सकों की मौजूदा स्थिति देखी गई',
      setOwnStatus: 'अपनी स्थिति बदली गई',
      listFacilityDirectory: 'केंद्रों की सूची देखी गई',
      getFacilityDetail: 'सूची में एक केंद्र देखा गया',
    },
  },
};
