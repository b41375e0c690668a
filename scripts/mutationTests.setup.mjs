import { configureGlobal } from 'fast-check';

// The same values in every run, so that a mutant does not survive by chance.
configureGlobal({ seed: 1 });
