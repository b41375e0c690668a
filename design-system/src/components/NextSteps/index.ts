export { NextSteps, type NextStep, type NextStepsProps } from './NextSteps.tsx';
