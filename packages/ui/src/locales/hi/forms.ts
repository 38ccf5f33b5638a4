import type { answersViewMessages } from '../../forms/answers-view/answers-view.messages.ts';
import type { messages as careFailureMessages } from '../../forms/care-failure/care-failure.messages.ts';
import type { messages as formRendererMessages } from '../../forms/form-renderer/form-renderer.messages.ts';
import type { messages as sectionNavigationMessages } from '../../forms/form-renderer/sections/section-navigation.messages.ts';
import type { reportFilesMessages } from '../../forms/report-files/report-files.messages.ts';
import type { savedFormMessages } from '../../forms/saved-form/saved-form.messages.ts';
import type { valueStatusMessages } from '../../forms/value-status/value-status.messages.ts';
import type { listsMessages } from '../../lists/lists.messages.ts';
import type { liveMessages } from '../../live/live.messages.ts';
import type { TranslationOf } from '../../messages/index.ts';
import type { listExportMessages } from '../../paging/list-export/list-export.messages.ts';
import type { namedEntriesMessages } from '../../preferences/named-entries.messages.ts';
import type { notificationChoiceMessages } from '../../preferences/notification-choice/notification-choice.messages.ts';
import type { savedFiltersMessages } from '../../preferences/saved-filters.messages.ts';
import type { templatesMessages } from '../../preferences/templates.messages.ts';

export const answersView: TranslationOf<typeof answersViewMessages> = {
  name: 'answers-view',
  sentences: {
    rowOf: '{row} {number} (कुल {count})',
    reason: 'कारण: {reason}',
    yes: 'हाँ',
    no: 'नहीं',
  },
};

export const careFailure: TranslationOf<typeof careFailureMessages> = {
  name: 'care-failure',
  sentences: {
    failedConflict: 'इस बीच किसी ने इसे बदल दिया। सूची में अब की स्थिति है।',
    failedTooLarge: 'फ़ाइल 20 MB से बड़ी है। छोटी फ़ाइल चुनें।',
    failedType: 'केवल PDF फ़ाइलें और चित्र (JPEG, PNG, HEIC, TIFF) लिए जाते हैं। दूसरी फ़ाइल चुनें।',
    failedInfected: 'इस फ़ाइल में वायरस मिला। रिपोर्ट किसी और तरीके से मँगाएँ।',
    failedUnavailable: 'अभी फ़ाइल की वायरस जाँच नहीं हो सकती। थोड़ी देर में फिर कोशिश करें।',
  },
};

export const formRenderer: TranslationOf<typeof formRendererMessages> = {
  name: 'form-renderer',
  sentences: {
    choose: 'चुनें',
    yes: 'हाँ',
    no: 'नहीं',
    file: 'फ़ाइल',
    last: 'पिछला {value}, {date}',
    since: 'तब से {change}',
    lastBy: 'पिछला {value}, {date}, {author}',
    keys: 'किसी खाने में Alt+U दबाने से उसका पिछला मान फिर से भर जाता है।',
    unchanged: 'वही है',
    unchangedOf: '{field} वही है: {value}',
    row: '{row} {number}',
    rowOf: '{row} {number} (कुल {count})',
    inside: '{of}, {name}',
    addRow: 'जोड़ें: {row}',
    remove: 'हटाएँ',
    removeRow: 'हटाएँ: {row}',
    removed: '{row} हटा दिया गया।',
    sameRows: 'पिछली बार जैसा ही',
    sameRowsOf: 'पिछली बार जैसा ही: {section}',
    reason: '{value} सही क्यों है',
    summary: {
      one: 'एक बात ठीक करने पर ही सहेजा जा सकेगा',
      other: '{count} बातें ठीक करने पर ही सहेजा जा सकेगा',
    },
    missing: 'यह ज़रूरी है।',
    required: 'यह मान भरें, या इस समूह के बाकी खाने ख़ाली करें।',
    'not-a-number': 'कोई संख्या भरें, जैसे 120 या 7.8।',
    'too-many-decimals': 'दशमलव के बाद अधिकतम {decimals} अंक भरें।',
    'whole-number': 'पूर्ण संख्या भरें।',
    slip: 'क्या आपका आशय {value} था? यदि नहीं, तो बताएँ कि यह सही क्यों है।',
    useUnit: 'इकाई {unit} करें',
    'decimal-slip': 'यह मान संभव नहीं है। क्या आपका आशय {value} था?',
    useValue: 'इसे {value} करें',
    'meter-low': 'क्या मीटर LO दिखा रहा है? क्या मरीज़ जाग रहा है?',
    meterLow: 'मीटर LO दिखा रहा है',
    meterShows: 'मीटर पर {word}: {field}',
    impossible: '{min} से {max} के बीच का मान भरें।',
    unlikely: 'क्या यह सही है? {min} से {max} के बाहर यह अक्सर टाइपिंग की भूल होती है। इसे जाँचें, या कारण लिखें।',
    'too-long': 'इसे {max} अक्षरों तक छोटा करें।',
    'too-many': 'कुछ हटाएँ: अधिकतम {max} हो सकते हैं।',
    'not-a-date': 'कोई तारीख़ भरें, जैसे 31-01-2024।',
    'not-a-time': 'तारीख़ और समय भरें।',
    'date-out-of-range': 'यह तारीख़ यहाँ संभव नहीं है।',
    'not-an-option': 'विकल्पों में से एक चुनें।',
    'not-an-email': 'कोई ई-मेल पता भरें, जैसे asha@example.com।',
    'not-a-phone-number': 'दस अंक भरें, या नंबर से पहले + और देश का कोड।',
    'not-an-address': 'https:// से शुरू होने वाला वेब पता भरें।',
    'not-a-diagnosis-code': 'E11.9 जैसा कोड भरें, या सूची से निदान चुनें।',
    found: { one: '1 सुझाव', other: '{count} सुझाव' },
    noneFound: 'सूची में नहीं है: आपके शब्दों में, बिना कोड के सहेजा जाएगा।',
    listMissing: 'सूची लोड नहीं हो सकी। आप अपने शब्दों में लिख सकते हैं।',
    suggestionsOf: 'सुझाव: {field}',
    'not-digits': 'केवल अंक भरें; अक्षर, जगह या चिह्न नहीं।',
    swapped: 'नीचे का रक्तचाप ऊपर वाले से कम होना चाहिए। क्या दोनों को अदल-बदल करें?',
    swap: 'दोनों मान अदल-बदल करें',
  },
};

export const sectionNavigation: TranslationOf<typeof sectionNavigationMessages> = {
  name: 'form-renderer/section-navigation',
  sentences: {
    title: 'अनुभाग',
    progress: '{count} में से {answered} शुरू',
    filled: '{asked} में से {answered}',
    problems: { one: '1 सुधारना है', other: '{count} सुधारने हैं' },
    keys: 'Alt+N अगले अनुभाग पर ले जाता है, Alt+P पिछले पर।',
  },
};

export const reportFiles: TranslationOf<typeof reportFilesMessages> = {
  name: 'report-files',
  sentences: {
    open: 'खोलें',
    gone: 'यह फ़ाइल अब नहीं खुल सकती: इसे हटा दिया गया, या इसकी कॉल वापस ली गई।',
  },
};

export const savedForm: TranslationOf<typeof savedFormMessages> = {
  name: 'saved-form',
  sentences: {
    restored: 'आप {when} सहेजे गए से आगे बढ़ रहे हैं।',
    aside: 'इन प्रविष्टियों की फ़ॉर्म में अब जगह नहीं है; उन्हें फिर से लिखें: {entries}',
    elsewhere: 'यह फ़ॉर्म दूसरे टैब में खुला है।',
    elsewhereText: 'यहाँ आप इसे पढ़ सकते हैं। लिखने के लिए इसे यहाँ लें: दूसरे टैब में जो अंत में लिखा गया वह बना रहेगा।',
    takeOver: 'यहाँ लें',
    maybeStored: 'सर्वर के पास यह पहले से हो सकता है, इसलिए अभी बदला नहीं जा सकता।',
    beingSent: 'भेजा जा रहा है।',
    sendNow: 'अभी भेजें',
    change: 'बदलें',
    reason: 'कारण',
    reasonText: 'कारण का विवरण',
    reasonTextNeeded: 'कारण अपने शब्दों में',
    chooseReason: 'कारण चुनें',
    reasonMissing: 'चुनें कि यह क्यों बदला जा रहा है।',
    reasonTextMissing: 'कारण लिखें।',
  },
};

export const valueStatus: TranslationOf<typeof valueStatusMessages> = {
  name: 'value-face',
  sentences: {
    withAct: '{flag} · {act}',
    inRange: 'सीमा में {range}',
    asUsual: 'सीमा में',
    noUrgentLimit: 'कोई आपात सीमा पार नहीं',
    notJudged: 'आकलन नहीं: {reason}',
    'no-rule': 'कोई सीमा तय नहीं',
    'other-system': 'दूसरे सिस्टम की रीडिंग',
    age: 'उम्र पता नहीं',
    sex: 'लिंग पता नहीं',
    pregnancy: 'गर्भावस्था पता नहीं',
    'gestational-age': 'गर्भ का सप्ताह पता नहीं',
    meal: 'खाने से पहले या बाद, पता नहीं',
    words: 'शब्द हैं, संख्या नहीं',
    'no-unit': 'इकाई नहीं',
    'other-unit': 'इकाई समझ नहीं आई',
    invalid: 'अमान्य परिणाम, जाँच दोबारा करें',
    impossible: 'असंभव मान, फिर से मापें',
    swapped: 'संख्याएँ उलटी हैं, फिर से मापें',
    situation: 'समय या भोजन पढ़ा नहीं जा सका',
  },
};

export const listExport: TranslationOf<typeof listExportMessages> = {
  name: 'list-export',
  sentences: {
    export: 'CSV में निर्यात करें',
    running: { one: 'अब तक 1 पंक्ति', other: 'अब तक {count} पंक्तियाँ' },
    cancel: 'निर्यात रद्द करें',
    done: { one: '1 पंक्ति निर्यात हुई', other: '{count} पंक्तियाँ निर्यात हुईं' },
    cancelled: 'निर्यात रद्द किया गया; कुछ भी सहेजा नहीं गया।',
    failedTitle: 'निर्यात पूरा नहीं हुआ; कुछ भी सहेजा नहीं गया',
    goesOn: {
      one: 'जो 1 पंक्ति आ चुकी है, वह दोबारा कोशिश करने तक रखी रहेगी।',
      other: 'जो {count} पंक्तियाँ आ चुकी हैं, वे दोबारा कोशिश करने तक रखी रहेंगी।',
    },
  },
};

export const lists: TranslationOf<typeof listsMessages> = {
  name: 'lists',
  sentences: {
    any: 'कोई भी',
    yes: 'हाँ',
    from: 'से',
    to: 'तक',
    dateOrder: 'पहला दिन आख़िरी दिन के बाद है। कोई एक बदलें।',
    count: { one: '1 पंक्ति', other: '{count} पंक्तियाँ' },
    countSome: { one: '1 पंक्ति लोड हुई', other: '{count} पंक्तियाँ लोड हुईं' },
    countMore: '{count} से ज़्यादा पंक्तियाँ',
    restarted: 'सूची बदल गई है। यह फिर शुरू से दिखाई जा रही है।',
    loading: 'लोड हो रहा है',
    failed: 'सूची लोड नहीं हो सकी',
    moreFailed: 'और पंक्तियाँ लोड नहीं हो सकीं',
    refreshFailed: 'सूची ताज़ा नहीं हो सकी',
    offlineTitle: 'कनेक्शन नहीं है',
    offlineText: 'कनेक्शन लौटने पर सूची लोड होगी।',
    offline: 'आप ऑफ़लाइन हैं। यह सूची पुरानी हो सकती है।',
    noneFiltered: 'आपके फ़िल्टर से कुछ नहीं मिला',
    noneFilteredText: 'कोई फ़िल्टर हटाएँ या दूसरे चुनें।',
    clearFilters: 'फ़िल्टर हटाएँ',
    more: 'और दिखाएँ',
    moreOf: 'और दिखाएँ: {list}',
    refresh: 'ताज़ा करें',
    acts: 'काम',
    selectRow: '{name} चुनें',
    selectPage: 'लोड हुई सभी पंक्तियाँ चुनें',
    selected: { one: '1 चुनी हुई', other: '{count} चुनी हुई' },
    selection: 'चुनी हुई पंक्तियाँ',
    unselect: 'चयन हटाएँ',
    details: 'विवरण: {name}',
    print: 'प्रिंट करें',
    printFailed: 'सूची प्रिंट नहीं हो सकी',
    printed: '{when} को प्रिंट किया गया',
  },
};

export const namedEntries: TranslationOf<typeof namedEntriesMessages> = {
  name: 'named-entries',
  sentences: {
    name: 'नाम',
    needName: 'नाम भरें।',
    nameTaken: 'इस नाम से आपने पहले कुछ सहेजा है। दूसरा नाम चुनें।',
    tooMany: 'और सहेजने की जगह नहीं है। पहले कोई एक हटाएँ।',
    store: 'सहेजें',
    cancel: 'रद्द करें',
    nameOf: '“{name}” का नाम',
    rename: 'नाम बदलें',
    renameOf: '“{name}” का नाम बदलें',
    remove: 'हटाएँ',
    removeOf: '“{name}” हटाएँ',
    close: 'बंद करें',
    failed: 'सहेजा नहीं जा सका',
    saved: '“{name}” सहेजा गया।',
    renamed: 'नाम “{name}” हुआ।',
    removed: '“{name}” हटाया गया।',
  },
};

export const notificationChoice: TranslationOf<typeof notificationChoiceMessages> = {
  name: 'notification-choice',
  sentences: {
    inApp: 'कंसोल की सूची में हमेशा सब कुछ रहता है।',
    push: 'ब्राउज़र में',
    pushHint: 'उन ब्राउज़रों में जिनमें आपने सूचनाएँ चालू की हैं',
    noPush: 'यहाँ से ब्राउज़र में सूचनाएँ नहीं भेजी जातीं।',
    mail: 'दिन के ई-मेल में',
    mailHint: 'दिन में एक बार, अगर कुछ बिना पढ़ा हो। ई-मेल में केवल गिनती होती है, मरीज़ का नाम कभी नहीं।',
    noMail: 'यहाँ से ई-मेल नहीं भेजे जाते।',
    mailAt: 'ई-मेल का समय',
    quiet: 'शांत समय',
    quietHint: 'इस बीच कुछ नहीं भेजा जाता। यह समय पूरा होने पर भेजा जाता है।',
    from: 'कब से',
    to: 'कब तक',
    urgent: 'गंभीर माप शांत समय में भी भेजें',
    names: 'मरीज़ों के नाम दिखाएँ',
    namesHint: 'नाम लॉक स्क्रीन पर भी पढ़े जा सकते हैं। नाम के बिना केवल प्रकार और स्वास्थ्य केंद्र दिखता है।',
    timeMissing: 'समय भरें।',
    sameTime: 'शुरू के समय से अलग समय भरें।',
    nothing: 'कुछ नहीं',
    textPush: 'ब्राउज़र में: {kinds}',
    textMail: '{time} के ई-मेल में: {kinds}',
    textQuiet: 'शांत समय {from} से {to} तक',
    textLoud: 'शांत समय नहीं',
    textUrgent: 'गंभीर माप हमेशा',
    textNames: 'नाम के साथ',
    textNoNames: 'नाम के बिना',
  },
};

export const savedFilters: TranslationOf<typeof savedFiltersMessages> = {
  name: 'saved-filters',
  sentences: {
    list: 'सहेजे गए फ़िल्टर',
    save: 'फ़िल्टर सहेजें',
    saveTitle: 'ये फ़िल्टर सहेजें',
    saveText: 'दिन आज से गिने जाते हैं: “आज” कल भी उसी दिन का होगा।',
    manageLabel: 'सहेजे गए फ़िल्टर बदलें',
    manageTitle: 'सहेजे गए फ़िल्टर',
  },
};

export const templates: TranslationOf<typeof templatesMessages> = {
  name: 'templates',
  sentences: { template: 'साँचा', none: 'साँचा चुनें' },
};

export const live: TranslationOf<typeof liveMessages> = {
  name: 'live',
  sentences: {
    everyMinute: 'लाइव अपडेट रुके हुए हैं। सूची हर मिनट ताज़ा की जाती है।',
    pageEveryMinute: 'लाइव अपडेट रुके हुए हैं। यह पेज हर मिनट ताज़ा किया जाता है।',
    everySeconds: 'लाइव अपडेट रुके हुए हैं। सूची हर {count} सेकंड में ताज़ा की जाती है।',
  },
};
