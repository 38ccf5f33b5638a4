import type { Catalogues } from '../catalogues.ts';

export const formatting: Catalogues<'formatting'> = {
  formatting: {
    months: {
      january: 'जनवरी',
      february: 'फ़रवरी',
      march: 'मार्च',
      april: 'अप्रैल',
      may: 'मई',
      june: 'जून',
      july: 'जुलाई',
      august: 'अगस्त',
      september: 'सितंबर',
      october: 'अक्टूबर',
      november: 'नवंबर',
      december: 'दिसंबर',
    },
    weekdays: {
      sunday: 'रविवार',
      monday: 'सोमवार',
      tuesday: 'मंगलवार',
      wednesday: 'बुधवार',
      thursday: 'गुरुवार',
      friday: 'शुक्रवार',
      saturday: 'शनिवार',
    },
    times: {
      today: 'आज {time} बजे',
      // कल alone means both yesterday and tomorrow.
      yesterday: 'बीते कल {time} बजे',
      tomorrow: 'आने वाले कल {time} बजे',
      lastWeekday: 'पिछले {weekday} को {time} बजे',
      longDate: '{date} को {time} बजे',
    },
    ages: {
      about: 'लगभग {age}',
      underOneYear: '1 वर्ष से कम',
      underOneMonth: '1 महीने से कम',
    },
    durations: {
      'year.one': '{count} वर्ष',
      'year.other': '{count} वर्ष',
      'month.one': '{count} महीना',
      'month.other': '{count} महीने',
      'week.one': '{count} सप्ताह',
      'week.other': '{count} सप्ताह',
      'day.one': '{count} दिन',
      'day.other': '{count} दिन',
    },
  },
};
