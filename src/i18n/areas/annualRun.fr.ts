import annualRun from '../fr/annualRun.json';

export const texts = { annualRun };
