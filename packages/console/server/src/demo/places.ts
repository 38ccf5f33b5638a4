export interface Locality {
  readonly name: string;
  readonly pin: string;
}

export interface Place {
  readonly city: string;
  readonly state: string;
  readonly localities: readonly Locality[];
}

const localities = (text: string): readonly Locality[] =>
  text.split('; ').map((entry) => ({ name: entry.slice(0, -7), pin: entry.slice(-6) }));

/** Localities with their PIN codes, by the facility whose patients live there. */
export const HYDERABAD: readonly Place[] = [
  {
    city: 'Hyderabad',
    state: 'Telangana',
    localities: localities(
      'Jubilee Hills 500033; Banjara Hills 500034; Ameerpet 500016; Kukatpally 500072; Mehdipatnam 500028; ' +
        'Himayatnagar 500029; Malakpet 500036; Charminar 500002; Gachibowli 500032; Dilsukhnagar 500060',
    ),
  },
  {
    city: 'Secunderabad',
    state: 'Telangana',
    localities: localities('Marredpally 500026; Tarnaka 500017; Sainikpuri 500094; Malkajgiri 500047'),
  },
  { city: 'Warangal', state: 'Telangana', localities: localities('Hanamkonda 506001; Kazipet 506003') },
];

export const CHENNAI: readonly Place[] = [
  {
    city: 'Chennai',
    state: 'Tamil Nadu',
    localities: localities(
      'Anna Nagar 600040; T. Nagar 600017; Mylapore 600004; Adyar 600020; Velachery 600042; Perambur 600011; ' +
        'Kodambakkam 600024; Villivakkam 600049; Triplicane 600005; Royapuram 600013',
    ),
  },
  {
    city: 'Kanchipuram',
    state: 'Tamil Nadu',
    localities: localities('Periya Kanchipuram 631502; Orikkai 631502'),
  },
  {
    city: 'Vellore',
    state: 'Tamil Nadu',
    localities: localities('Gandhi Nagar 632006; Sathuvachari 632009'),
  },
];

export const STREETS: readonly string[] = [
  'MG Road',
  'Station Road',
  'Gandhi Street',
  'Nehru Road',
  'Temple Street',
  'Lake View Road',
  '2nd Cross Street',
  '4th Main Road',
  'Market Road',
  'School Street',
];
