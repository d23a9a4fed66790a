import annualRun from '../en/annualRun.json';

export const texts = { annualRun };
