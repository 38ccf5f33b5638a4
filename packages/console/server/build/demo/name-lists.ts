/** Given and family names in one language, in the Latin spelling of a health card. */
export interface NameList {
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly family: readonly string[];
  /** Family names of women if they differ (Kaur, Begum). */
  readonly familyFemale?: readonly string[];
  /** South Indian usage: the father's initial comes before or after the given name, without a family name. */
  readonly initials?: true;
}

const names = (text: string): readonly string[] => text.split(' ');

/** By BCP 47 language code. */
export const NAME_LISTS = {
  hi: {
    male: names(
      'Rajesh Amit Suresh Vikas Manoj Sanjay Deepak Rakesh Ashok Vinod Pankaj Mukesh Anil Sandeep Ravi Dinesh',
    ),
    female: names(
      'Sunita Pooja Neha Anita Rekha Priyanka Geeta Kiran Sarita Shalini Meena Ritu Vandana Nisha Usha Asha',
    ),
    family: names(
      'Sharma Verma Gupta Singh Yadav Mishra Tiwari Agarwal Srivastava Chauhan Saxena Pandey Tripathi Jain',
    ),
  },
  ta: {
    male: names(
      'Karthikeyan Murugan Senthil Arumugam Balaji Dinesh Ganesan Ilango Kumaran Natarajan Palani Saravanan',
    ),
    female: names(
      'Lakshmi Meenakshi Kavitha Deepa Revathi Selvi Thenmozhi Yamuna Vasanthi Malarvizhi Jayanthi Nithya',
    ),
    family: names('A B D G K M N P R S T V'),
    initials: true,
  },
  te: {
    male: names(
      'Venkatesh Srinivas Ramesh Prasad Nagarjuna Krishna Ravindra Satyanarayana Chandrasekhar Mahesh Kiran Anjaneyulu',
    ),
    female: names(
      'Padmavathi Sridevi Swapna Anusha Lavanya Sravani Bhargavi Sujatha Kalyani Haritha Jyothi Vijayalakshmi',
    ),
    family: names(
      'Reddy Rao Naidu Chowdary Raju Varma Kommineni Gudipati Yerramilli Bandaru Pothineni Sastry',
    ),
  },
  bn: {
    male: names(
      'Subrata Anirban Debasish Partha Sourav Arindam Tapan Biswajit Sandip Joydeep Prosenjit Abhijit',
    ),
    female: names(
      'Ananya Moumita Sharmistha Paromita Debjani Sudeshna Rituparna Mitali Suchitra Indrani Tanusree',
    ),
    family: names(
      'Mukherjee Banerjee Chatterjee Ghosh Bose Sen Das Dutta Chakraborty Bhattacharya Mondal Roy',
    ),
  },
  mr: {
    male: names(
      'Sachin Prashant Nitin Vishwas Ganesh Mahadev Sambhaji Tukaram Ajinkya Shrikant Makarand Vilas',
    ),
    female: names(
      'Sunanda Vaishali Ashwini Mrunal Snehal Shubhangi Madhuri Supriya Manisha Jayashree Pallavi',
    ),
    family: names('Deshpande Kulkarni Patil Joshi Shinde Jadhav Pawar Gaikwad Bhosale More Kale Chavan'),
  },
  ml: {
    male: names('Unnikrishnan Sreejith Biju Suresh Rajeev Vinod Jayan Pradeep Sunil Mathew Thomas Abdulla'),
    female: names('Sreelatha Bindu Sheela Ambika Remya Anjali Latha Mini Rajani Mariamma Sindhu Reshma'),
    family: names('Nair Menon Pillai Kurup Varghese Kurian Nambiar Panicker Warrier Thampi Cherian Koya'),
  },
  pa: {
    male: names('Gurpreet Harjit Balwinder Manpreet Jaswant Kuldeep Sukhdev Paramjit Amrinder Ranjit'),
    female: names('Harpreet Simran Jasleen Manjit Gurleen Navneet Amandeep Baljeet Kirandeep Parminder'),
    family: names('Singh Gill Sandhu Dhillon Sidhu Grewal Bajwa'),
    familyFemale: names('Kaur Gill Sandhu Dhillon Kaur Grewal Kaur'),
  },
  ur: {
    male: names('Mohammed Imran Irfan Salman Asif Rizwan Faisal Zubair Naseer Shahid Arshad Tariq'),
    female: names('Ayesha Fatima Zainab Shabana Nazneen Rukhsana Farzana Sameena Yasmeen Tabassum'),
    family: names('Khan Ahmed Ansari Qureshi Siddiqui Shaikh Hussain Mirza Pathan Sayyed'),
    familyFemale: names('Khan Begum Ansari Qureshi Siddiqui Shaikh Bano Mirza Khatoon Sultana'),
  },
  gu: {
    male: names('Jignesh Hitesh Bhavesh Ketan Paresh Dharmesh Nilesh Mehul Chirag Kalpesh'),
    female: names('Hetal Jagruti Bhavna Kinjal Daxa Nehal Falguni Minal Ila Dipti'),
    family: names('Patel Shah Mehta Desai Parmar Solanki Trivedi Bhatt Vyas Modi'),
  },
  kn: {
    male: names('Manjunath Basavaraj Raghavendra Shivakumar Nagaraj Girish Mallikarjun Chetan Umesh Lokesh'),
    female: names('Shobha Roopa Savitha Bhagya Pushpa Nagaveni Gowramma Sumana Vidya Chaitra'),
    family: names('Gowda Hegde Shetty Bhat Kamath Patil Murthy Rao Hiremath Kulkarni'),
  },
  kok: {
    male: names('José Agnelo Caetano Savio Inácio Sebastião Melvin Lourenço'),
    female: names('Conceição Inês Filomena Lourdes Succorine Natália Flávia Piedade'),
    family: names("Fernandes D'Souza Araújo Gonçalves Noronha D'Cruz Conceição Rebelo"),
  },
} as const satisfies Record<string, NameList>;

export type LanguageCode = keyof typeof NAME_LISTS;

const shares = (text: string): readonly (readonly [LanguageCode, number])[] =>
  [...text.matchAll(/(\w+) (\d+)/g)].map(([, code, share]) => [code as LanguageCode, Number(share)]);

/** Share of each home language among patients of the first and the second facility. */
export const LANGUAGE_SHARES = [
  shares('te 42 ur 20 hi 14 kn 5 mr 6 ta 4 ml 3 bn 3 gu 2 pa 2 kok 2'),
  shares('ta 50 te 12 ml 10 ur 8 hi 8 kn 4 bn 3 gu 2 mr 2 pa 1 kok 2'),
] as const;

/** Hindi and Marathi names, each followed by its Devanagari spelling. */
const PAIRS =
  'Rajesh राजेश Amit अमित Suresh सुरेश Vikas विकास Manoj मनोज Sanjay संजय Deepak दीपक Rakesh राकेश ' +
  'Ashok अशोक Anil अनिल Sandeep संदीप Ravi रवि Dinesh दिनेश Sunita सुनीता Pooja पूजा Neha नेहा ' +
  'Anita अनीता Rekha रेखा Priyanka प्रियंका Geeta गीता Kiran किरण Sarita सरिता Shalini शालिनी ' +
  'Meena मीना Vandana वंदना Nisha निशा Usha उषा Asha आशा Sachin सचिन Prashant प्रशांत Nitin नितीन ' +
  'Ganesh गणेश Vaishali वैशाली Ashwini अश्विनी Snehal स्नेहल Madhuri माधुरी Supriya सुप्रिया ' +
  'Manisha मनीषा Sharma शर्मा Verma वर्मा Gupta गुप्ता Singh सिंह Yadav यादव Mishra मिश्रा ' +
  'Tiwari तिवारी Agarwal अग्रवाल Srivastava श्रीवास्तव Chauhan चौहान Saxena सक्सेना Pandey पाण्डेय ' +
  'Tripathi त्रिपाठी Jain जैन Deshpande देशपांडे Kulkarni कुलकर्णी Patil पाटील Joshi जोशी ' +
  'Shinde शिंदे Jadhav जाधव Pawar पवार Chavan चव्हाण';

/** Devanagari spellings by Latin spelling. */
export const DEVANAGARI: ReadonlyMap<string, string> = new Map(
  [...PAIRS.matchAll(/(\S+) (\S+)/g)].map(([, latin = '', own = '']) => [latin, own]),
);
